import type { Guard } from '@/parts/health/guard/guard'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** Who is told, one after the other, and what stands in a message. */
export const Order = ({ guard }: { guard: Guard }) => (
  <Card>
    <SectionHead title="提醒谁" />
    <Stack>
      <NumberedLines lines={guard.told_in_order.map(({ name, when }) => `${when}，告诉${name}`)} />
      <Text>
        您点了“我知道了”，就不再往下告诉。消息里不写数字，也不写是哪一项。想让家人也收到，到“家人”页里选那一位。
      </Text>
      <Text size="sm" tone="ink2">
        {quietWords(guard)}
      </Text>
    </Stack>
  </Card>
)

const quietWords = ({ quiet_from: from, quiet_to: to }: Guard): string =>
  from === to ? '没有设安静时间' : `${from} 点到 ${to} 点是安静时间，过了再提醒`
