interface Lock {
  release: () => Promise<void>
}

type Locking = Navigator & { wakeLock?: { request: (kind: 'screen') => Promise<Lock> } }

/** A browser sets no brightness; some keep the screen awake. */
export function brightScreen(): () => void {
  const asked = (navigator as Locking).wakeLock?.request('screen').catch(() => undefined)
  return () => void asked?.then((lock) => lock?.release())
}
