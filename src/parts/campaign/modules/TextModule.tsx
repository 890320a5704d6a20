import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { ModuleOf } from '../campaign'

export function TextModule({ module: { title, lines } }: { module: ModuleOf<'text'> }) {
  return (
    <Card>
      <SectionHead title={title} />
      <Stack gap="s2">
        {lines.map((line) => (
          <Text key={line} tone="ink2">
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
