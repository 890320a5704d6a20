export const isChunkFailure = (reason: unknown): boolean =>
  reason instanceof Error &&
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(reason.name + codeOf(reason))

const codeOf = (reason: Error) => (reason as { code?: string }).code ?? ''

/** A part of the app did not arrive and nobody waited for it, so that it ends up at the window. */
export function onChunkFailure(failed: () => void): () => void {
  const listen = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkFailure(reason)) failed()
  }
  window.addEventListener('unhandledrejection', listen)
  return () => window.removeEventListener('unhandledrejection', listen)
}

/** The address in the bar is the page that did not come. */
export function reloadApp(): void {
  window.location.reload()
}
