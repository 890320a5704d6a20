import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Command, Heartbeat } from '@contract/machine/device'
import type { Device } from '../../../tools/device/device'
import { type Habit, habitOf } from '../../../tools/device/habits'
import { memoryJournal } from '../../../tools/device/journal'
import { startMachine } from '../../../tools/device/startMachine'

const at = (command_no: number, slot_no: string): Command => ({
  ...{ command_no, slot_no },
  expires_at: new Date(Date.now() + 60_000).toISOString(),
})

/** A house that has these commands, and hears how they went. */
function listening(commands: readonly Command[]) {
  const beats: Heartbeat[] = []
  let told = () => undefined as void
  const all = new Promise<void>((resolve) => (told = resolve))
  const device: Device = {
    heartbeat: async (said) => void beats.push(said),
    commands: (after, _wait, signal) => {
      const fresh = commands.filter(({ command_no }) => command_no > (after ?? 0))
      if (fresh.length > 0) return Promise.resolve(fresh)
      return new Promise((_, stop) =>
        signal?.addEventListener('abort', () => stop(new Error('off'))),
      )
    },
    result: async ({ command_no }) => {
      if (command_no === commands.at(-1)!.command_no) told()
    },
    pickup: async () => undefined,
    screen: () => '',
  }
  return { device, beats, all }
}

const deliver = habitOf('deliver', 0)!
const jam: Habit = {
  seconds: 0,
  end: ({ slot_no }) =>
    slot_no === 'B1' ? { result: 'failed', fault: '卡住' } : { result: 'delivered' },
}

test('the counter of a slot grows by what came out, and outlives the power', async () => {
  const journal = memoryJournal()
  const house = listening([at(1, 'A1'), at(2, 'B1'), at(3, 'A1')])
  const machine = startMachine({ device: house.device, journal, habit: jam, beat: 3600 })
  await house.all
  await machine.stop()

  const again = listening([at(4, 'A1')])
  const later = startMachine({ device: again.device, journal, habit: deliver, beat: 3600 })
  await again.all
  await later.break('')
  await later.stop()
  assert.deepEqual(again.beats[0]!.slots, [{ slot_no: 'A1', stuck: false, vended: 2 }])
  assert.deepEqual(again.beats.at(-1)!.slots, [{ slot_no: 'A1', stuck: false, vended: 3 }])
})
