import { View } from '@tarojs/components'
import { type Plan, planIsNoDoctor } from '@/parts/health/plan/plan'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What a plan is made of, for whom it is not, and who says so. */
export function About({ plan }: { plan: Plan }) {
  const { contains, not_for: notFor, source } = plan
  return (
    <>
      <Card>
        <Stack gap="s2">
          <SectionHead title="要做这几件" />
          {contains.map(({ title, text }) => (
            <View key={title}>
              <Text strong>{title}</Text>
              <Text size="sm" tone="ink2">
                {text}
              </Text>
            </View>
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack gap="s2">
          <SectionHead title="这些人先不要做" />
          <NumberedLines lines={notFor} />
          <Text size="sm" tone="ink2">
            {source}
          </Text>
          <Text size="sm" tone="ink2">
            {planIsNoDoctor}
          </Text>
        </Stack>
      </Card>
    </>
  )
}
