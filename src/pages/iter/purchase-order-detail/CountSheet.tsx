import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import type { RefillLine } from '@/parts/iter/refill'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface CountSheetProps {
  lines: readonly RefillLine[]
  busy: boolean
  error: unknown
  onClose: () => void
  onConfirm: (received: string, said: string) => void
}

/** How many pieces of each kind really came. */
export function CountSheet({ lines, busy, error, onClose, onConfirm }: CountSheetProps) {
  const [counts, setCounts] = useState(() => lines.map(({ units }) => String(units)))
  const [said, setSaid] = useState('')
  const missing = lines.some(({ units }, at) => Number(counts[at]) < units)
  const complete = counts.every((count) => count !== '')
  const received = lines.map(({ line }, at) => `${line}:${counts[at] ?? ''}`).join(',')
  const footer = (
    <Stack gap="s2">
      <CallError error={error} />
      <Button
        shape="full"
        busy={busy}
        disabled={!complete}
        onPress={() => onConfirm(received, said.trim())}
      >
        {missing ? '有少的，照实收货' : '都对，收货'}
      </Button>
    </Stack>
  )
  return (
    <Sheet open title="点数收货" onClose={onClose} footer={footer}>
      <Stack>
        <Text size="sm" tone="ink2">
          按实际点到的数填，坏了的不算
        </Text>
        {lines.map(({ line, title, units, unit }, at) => (
          <Field
            key={line}
            label={`${title}，订 ${units} ${unit}`}
            kind="number"
            maxLength={6}
            value={counts[at] ?? ''}
            onChange={(count) => setCounts(counts.map((one, nth) => (nth === at ? count : one)))}
          />
        ))}
        {missing && (
          <Field
            label="怎么少的（选填）"
            multiline
            maxLength={200}
            value={said}
            onChange={setSaid}
          />
        )}
      </Stack>
    </Sheet>
  )
}
