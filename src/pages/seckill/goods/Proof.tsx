import type { Detail } from '@/parts/seckill/seckill'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** By what those who came early are put in line: promised before, shown after. */
export const Proof = ({ proof: { promised, seed } }: Pick<Detail, 'proof'>) => (
  <Card>
    <SectionHead title="先占位子的怎么排" />
    <Stack gap="s2">
      <Text size="sm" tone="ink2">
        到点时，把随机数和各人的账号连在一起算指纹（SHA-256），按指纹从小到大排。
      </Text>
      <Text size="xs" tone="ink3">{`随机数的指纹：${promised}`}</Text>
      <Text size="xs" tone="ink3">
        {seed ? `随机数：${seed}` : '随机数开场后公布'}
      </Text>
    </Stack>
  </Card>
)
