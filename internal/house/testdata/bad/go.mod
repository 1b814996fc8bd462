module ragtag

go 1.26
