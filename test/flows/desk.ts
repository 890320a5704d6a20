import { carryOut } from '@server/command/run'
import { deskCommand } from '@server/desk/command'
import { packingCommand } from '@server/desk/packing/command'
import { readRequest as readPacking } from '@server/desk/packing/request'
import { readRequest } from '@server/desk/request'
import { houseOf } from './houseOf'
import type { Stage } from './stage'

const by = ['--by', '沈静']
const byAnother = ['--by', '周宁']

/** As somebody of the house types it. Returns what they are told. */
export const desk = (stage: Stage, ...words: string[]): Promise<string[]> =>
  carryOut(deskCommand, houseOf(stage), readRequest([...words, ...by]))

/** What it takes two people for: one has said so, another says so, too, from an account of their own. */
export async function deskAgrees(stage: Stage, ...words: string[]): Promise<string[]> {
  await desk(stage, ...words)
  const another = { ...houseOf(stage), osUser: 'zhou' }
  return carryOut(deskCommand, another, readRequest([...words, ...byAnother]))
}

/** The same of who packs parcels. */
export const packing = (stage: Stage, ...words: string[]): Promise<string[]> =>
  carryOut(packingCommand, houseOf(stage), readPacking([...words, ...by]))
