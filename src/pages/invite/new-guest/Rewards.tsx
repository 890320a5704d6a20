import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What is given, as the server gives it. */
export function Rewards({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <Card>
      <SectionHead title={title} />
      <Stack>
        {rules.map((rule) => (
          <Text key={rule} size="sm" tone="ink2">
            {rule}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
