/** All that lies sealed, wherever in the house. */
import { areaSeals } from '@server/areas/assembled'
import type { Seals } from '@server/database/rekey/sealed'
import { onceSeals } from '@server/http/call/once'

export const allSeals: readonly Seals[] = [...areaSeals, onceSeals]

export const sealedTables = allSeals.flatMap(({ tables }) => tables)
