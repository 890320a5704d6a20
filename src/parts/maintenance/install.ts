import type { In, Out } from '@contract/api'
import type { KeptStep, StepOf } from '@/parts/outbox/step'
import type { TagTone } from '@/ui/tag/Tag'

const add = '/tp5/api/OperationInstall/add'

export type Install = Out<'/tp5/api/OperationInstall/detail'>
export type InstallRow = Out<'/tp5/api/OperationInstall/lists'>['list'][number]
export type InstallStep = Install['list'][number]
export type ToldStep = StepOf<typeof add>

export const stateTones: Record<InstallRow['state'], TagTone> = {
  planned: 'plain',
  underway: 'brand',
  installing: 'brand',
  auditing: 'gold',
  returned: 'danger',
  live: 'ok',
}

const isOf =
  (installId: number) =>
  (step: KeptStep['step']): step is ToldStep =>
    step.path === add && step.input.install_id === installId

/** The steps of an install that wait on the phone. */
export const untold = (waiting: readonly KeptStep[], installId: number): ToldStep[] =>
  waiting.map(({ step }) => step).filter(isOf(installId))

/** What is to be done now, with what the phone still keeps; undefined once all is done. */
export function nextOf(install: Install, waiting: readonly ToldStep[]): InstallStep | undefined {
  const done = new Set(waiting.map(({ input }) => input.step))
  return install.list.find(({ step, done_at }) => done_at === null && !done.has(step))
}

/** How many steps are done, those on the phone among them. */
export const doneOf = (install: Install, waiting: readonly ToldStep[]): number =>
  install.list.filter(
    ({ step, done_at }) => done_at !== null || waiting.some(({ input }) => input.step === step),
  ).length

/** What an input field holds as a whole number; undefined where it is none. */
export function wholeTyped(typed: string): number | undefined {
  const text = typed.trim().replace('－', '-').replace('−', '-')
  return /^-?\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** Why a reading cannot be sent; undefined where it can. */
export function readingFault(reading: InstallStep['reading'], typed: string): string | undefined {
  if (!reading) return undefined
  const { name, unit, least, most } = reading
  const value = wholeTyped(typed)
  if (value === undefined) return `请填写${name}，只填整数`
  if (value < least || value > most)
    return `${name}应在 ${least} 到 ${most} ${unit} 之间，处理好再填`
  return undefined
}

export const installStep = (
  install: Pick<Install, 'install_id' | 'machine_sn'>,
  { step, title }: Pick<InstallStep, 'step' | 'title'>,
  done: Omit<In<typeof add>, 'install_id' | 'step'>,
  photos: NonNullable<ToldStep['photos']>,
): ToldStep => ({
  path: add,
  input: { install_id: install.install_id, step, ...done },
  name: `${install.machine_sn} ${title}`,
  photos,
})
