import { EventEmitter } from 'node:events'

const bell = new EventEmitter()
bell.setMaxListeners(0)

/** Wakes a machine that waits on this server; those on others look by themselves. */
export const ring = (machineId: number) => bell.emit(String(machineId))

/** Resolves when the bell rings for the machine, after so many milliseconds, or on the signal. */
export function awaitRing(machineId: number, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      bell.off(String(machineId), end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    bell.on(String(machineId), end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
