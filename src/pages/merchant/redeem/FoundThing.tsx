import { figureWords, worthFigure } from '@/parts/holding/figure'
import { Section } from '@/parts/holding/Section'
import { Facts } from '@/ui/facts/Facts'
import type { Read } from './useRedeem'

/** 还剩 3 次; nothing where uses are not counted. */
export const leftWords = ({ worth, uses_left }: Pick<Read, 'worth' | 'uses_left'>): string => {
  if (worth.uses === 0) return '不限次数'
  return uses_left > 0 ? `${uses_left} 次` : '已用完'
}

/** What the customer shows, to be compared with what they want. */
export function FoundThing({ found }: { found: Read }) {
  const { title, worth, customer } = found
  const figure = worthFigure(worth)
  const facts = [
    { name: '卡券', value: title, strong: true },
    ...(figure ? [{ name: '面值', value: `${figureWords(figure)}，${figure.note}` }] : []),
    { name: '剩余', value: leftWords(found) },
    { name: '顾客', value: customer },
  ]
  return (
    <Section title="请和顾客核对">
      <Facts facts={facts} />
    </Section>
  )
}
