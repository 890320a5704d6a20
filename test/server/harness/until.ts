import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 60_000 * Number(process.env.SLOWNESS ?? 1)
const LOOK_MS = 20

/** Looks again and again for what another process will bring about; says what it waited for. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const patience = Date.now() + PATIENCE_MS
  while (!(await holds())) {
    if (Date.now() > patience) throw new Error(`Waited in vain until ${what}`)
    await sleep(LOOK_MS)
  }
}
