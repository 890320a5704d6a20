import type { Questions } from '@/parts/health/guard/guard'

export type Item = Questions['items'][number]
/** What was written or chosen, by item. */
export type Typed = Record<string, string>

export const firstAnswers = (items: readonly Item[]): Typed =>
  Object.fromEntries(items.map(({ item, known }) => [item, known]))

const written = (typed: Typed, item: string) => (typed[item] ?? '').trim()

function faultOf(item: Item, answer: string): string | undefined {
  if (answer === '') return item.kind === 'choice' ? '请选一个' : `请填写${item.ask}`
  if (item.kind === 'choice') return undefined
  const { least, most, unit, digits } = item
  const value = Number(answer)
  if (!(value >= least && value <= most)) return `应在 ${least} 到 ${most} ${unit} 之间`
  if (Number(value.toFixed(digits)) !== value)
    return digits === 0 ? '请写整数' : `最多写 ${digits} 位小数`
  return undefined
}

export const faultsOf = (
  items: readonly Item[],
  typed: Typed,
): Record<string, string | undefined> =>
  Object.fromEntries(items.map((item) => [item.item, faultOf(item, written(typed, item.item))]))

/** age:71,sex:woman */
export const sentAnswers = (items: readonly Item[], typed: Typed): string =>
  items
    .map(({ item, kind }) => {
      const answer = written(typed, item)
      return `${item}:${kind === 'number' ? Number(answer) : answer}`
    })
    .join(',')
