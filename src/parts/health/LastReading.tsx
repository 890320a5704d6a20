import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'
import type { Reading } from './health'
import { Doubt } from './Doubt'
import { Standing } from './Standing'

/** What was measured last, with what, and how long ago that is. */
export function LastReading({ reading }: { reading: Reading }) {
  const { text, when, ago, device, place_text: place, standing_text: standing } = reading
  return (
    <Card>
      <SectionHead title="最近一次" />
      <Text size="lg" strong>
        {text}
      </Text>
      <Standing text={standing} />
      <Doubt text={reading.quality_text} />
      <Text size="sm" tone="ink2">
        {[ago, when, place, device].filter(Boolean).join('，')}
      </Text>
    </Card>
  )
}
