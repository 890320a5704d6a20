import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface RecommendedProps {
  leads: Out<'/tp5/api/Village/recommend'>['list']
}

/** What to see to next, and why. */
export function Recommended({ leads }: RecommendedProps) {
  if (leads.length === 0) return null
  return (
    <Card>
      <SectionHead title="先办这几个" more="看报表" onMore={() => void go('dataReport')} />
      <Stack gap="s2">
        {leads.slice(0, 3).map(({ lead_id, name, state_text, why }) => (
          <Stack key={lead_id} gap="s1">
            <Cell
              icon="pin"
              title={name}
              value={state_text}
              onPress={() => void go('locationDetail', { lead_id })}
            />
            <Text size="xs" tone="ink3">
              {why}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
