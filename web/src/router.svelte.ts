// Which page is shown; going to another without loading anew.
import { pageAt, type Page } from './address';

class Router {
  page = $state<Page>(pageAt(location.pathname, location.hash));

  constructor() {
    const read = () => (this.page = pageAt(location.pathname, location.hash));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
  }

  /** Goes to an address of ours without loading the page anew. */
  go(address: string) {
    history.pushState(null, '', address);
    this.page = pageAt(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();
