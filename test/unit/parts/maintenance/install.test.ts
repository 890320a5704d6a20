import {
  doneOf,
  type Install,
  type InstallStep,
  installStep,
  nextOf,
  readingFault,
  untold,
  wholeTyped,
} from '@/parts/maintenance/install'
import type { KeptStep } from '@/parts/outbox/step'

const reading = { name: '电压', unit: 'V', least: 198, most: 242 }
const step = (key: string, done_at: string | null = null): InstallStep => ({
  ...{ step: key, title: key, text: '', photos: 0, shots: '', reading: null },
  ...{ done_at, value: null, note: '', pictures: [], redo: 0 },
})

const install = {
  ...{ install_id: 7, machine_sn: 'LJ-0141' },
  list: [step('depart', '2026-11-26T09:00:00+08:00'), step('arrive'), step('unbox')],
} as unknown as Install

const told = (key: string, of = install) =>
  installStep(of, step(key), { work_id: 'w', done_at: '2026-11-26T09:30:00+08:00' }, [])
const kept = (given: ReturnType<typeof told>, refused = ''): KeptStep => ({
  ...{ step: given, by: 'me', refused },
})

test('the next step is the first that is neither done nor kept on the phone', () => {
  expect(nextOf(install, [])?.step).toBe('arrive')
  expect(nextOf(install, [told('arrive')])?.step).toBe('unbox')
  expect(nextOf(install, [told('arrive'), told('unbox')])).toBeUndefined()
  expect(doneOf(install, [told('arrive')])).toBe(2)
})

test('of an install are its own steps alone', () => {
  const other = told('arrive', { ...install, install_id: 8 })
  expect(untold([kept(told('arrive')), kept(other)], 7)).toEqual([told('arrive')])
})

test('a reading is a whole number between its limits', () => {
  expect(wholeTyped(' -78 ')).toBe(-78)
  expect(wholeTyped('－78')).toBe(-78)
  expect(wholeTyped('4.5')).toBeUndefined()
  expect(readingFault(null, '')).toBeUndefined()
  expect(readingFault(reading, '220')).toBeUndefined()
  expect(readingFault(reading, '')).toBe('请填写电压，只填整数')
  expect(readingFault(reading, '90')).toMatch(/198 到 242 V/)
})
