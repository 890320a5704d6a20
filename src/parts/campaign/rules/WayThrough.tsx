import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Steps } from '@/ui/steps/Steps'
import type { Campaign } from '../campaign'

/** From the first step to the prize, and how far I am. */
export function WayThrough({ steps }: Pick<Campaign, 'steps'>) {
  if (steps.length < 2) return null
  return (
    <Card>
      <SectionHead title="怎么参加" />
      <Steps steps={steps.map(({ text, done }) => ({ title: text, note: '', done: done === 1 }))} />
    </Card>
  )
}
