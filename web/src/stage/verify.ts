// Checking the server's part of the seed against what it published.

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
}

/** Whether the SHA-256 of the server's part (in hex) is the published commitment (in hex). */
export async function fits(server: string, commitment: string): Promise<boolean> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(server)));
  return Array.from(sum, (b) => b.toString(16).padStart(2, '0')).join('') === commitment.toLowerCase();
}
