import type { ReactNode } from 'react'
import { useRead } from '@/cache/useRead'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** Drawn from the rules that the server goes by. */
export function Rules({ header }: { header: ReactNode }) {
  const call = useRead('/tp5/api/Fairness/rules', {}, { alike: true })
  const { data } = call
  return (
    <>
      {header}
      <Stack inset>
        <Unloaded call={call} outline={3} />
        {data && (
          <>
            <Card>
              <SectionHead title="什么算作弊" />
              <Stack gap="s3">
                {data.kinds.map(({ name, what, weight }) => (
                  <Stack key={name} gap="s1">
                    <Text strong>{`${name}（记 ${weight} 分）`}</Text>
                    <Text size="sm" tone="ink2">
                      {what}
                    </Text>
                  </Stack>
                ))}
              </Stack>
            </Card>
            <Card>
              <SectionHead title="会怎么处理" />
              <NumberedLines
                lines={[
                  ...data.steps.map(({ from, words }) => `满 ${from} 分：${words}`),
                  `分数按最近 ${data.counts_days} 天合计，撤销的不算`,
                ]}
              />
            </Card>
            <Card>
              <SectionHead title="每天的限度" />
              <NumberedLines lines={[...data.limits, '到了限度不算作弊，明天再来就好']} />
            </Card>
            <Card>
              <SectionHead title="不是您做的？" />
              <NumberedLines
                lines={[
                  `${data.object_days} 天内可以在“我的记录”里申诉一次`,
                  '申诉期间奖励先留着，谁也拿不走；通过了照常发，没通过退回广告主',
                  '由邻集的工作人员看过再决定，结果在消息里告诉您',
                ]}
              />
            </Card>
          </>
        )}
      </Stack>
    </>
  )
}
