// Checking the server's part of the seed against what it published.

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
}

/** The SHA-256 of some bytes. Browsers compute it themselves only for a page that came over a secure connection. */
async function sum(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if ('subtle' in crypto) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(bytes);
}

/** Whether the SHA-256 of the server's part (in hex) is the published commitment (in hex). */
export async function fits(server: string, commitment: string): Promise<boolean> {
  const found = Array.from(await sum(bytesOf(server)), (b) => b.toString(16).padStart(2, '0'));
  return found.join('') === commitment.toLowerCase();
}
