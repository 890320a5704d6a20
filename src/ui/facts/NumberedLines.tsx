import { Media } from '@/ui/media/Media'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What holds or what to do, a numbered sentence each. */
export function NumberedLines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack gap="s2">
      {lines.map((line, index) => (
        <Media key={line} align="top" start={<Number number={index + 1} />}>
          <Text size="sm" tone="ink2">
            {line}
          </Text>
        </Media>
      ))}
    </Stack>
  )
}

function Number({ number }: { number: number }) {
  return (
    <Text size="sm" tone="brand" strong>
      {number}
    </Text>
  )
}
