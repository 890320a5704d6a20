/** A mini program has all its code on the phone. */
export function onChunkFailure(_failed: () => void): () => void {
  return () => undefined
}

export function reloadApp(): void {
  // there is nothing to load again
}
