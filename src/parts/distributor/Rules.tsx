import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

/** As the server goes by them. */
export const Rules = ({ rules }: { rules: readonly string[] }) => (
  <Card>
    <SectionHead title="怎么算" />
    <Stack>
      <NumberedLines lines={rules} />
    </Stack>
  </Card>
)
