import type { Way } from '@/parts/machine/machine'
import { machineChoice } from '@/parts/machine/machineChoice'
import { back, replace } from '@/navigation/go'
import { placeBelow } from '@/navigation/place'

const pages = { exchange: 'machine', buy: 'onlineMachine' } as const

/** Back to the machine's page that asked, or on to one. */
export async function openChosen(machine_id: number, way: Way): Promise<void> {
  // The choice holds on this phone even where the account cannot be told of it now
  await machineChoice.choose(machine_id).catch(() => undefined)
  const page = pages[way]
  await (placeBelow(1)?.name === page ? back() : replace(page, { machine_id }))
}
