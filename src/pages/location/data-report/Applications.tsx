import { usePaged } from '@/cache/usePaged'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { callNumber } from '@/platform/callNumber'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

async function ring(phone: string) {
  if (!(await callNumber(phone))) toast(`没有拨出去，号码是 ${phone}`)
}

/** Who would be a partner, the newest first. */
export function Applications() {
  const paged = usePaged('/tp5/api/AttractInvestment/lists', {})
  const { rows, state } = paged
  const more = () => void (rows.length === 0 ? paged.reload() : paged.loadMore())
  return (
    <Card>
      <SectionHead title="招商申请" more="看招商页" onMore={() => void go('attractInvestment')} />
      <Stack gap="s2">
        {state === 'end' && rows.length === 0 && <Text tone="ink2">还没有人申请</Text>}
        {rows.map(({ application_id, title, name, phone, town, words, applied_at }) => (
          <Stack key={application_id} gap="s1">
            <Cell
              icon="phone"
              title={`${name} · ${title}`}
              value={phone}
              onPress={() => void ring(phone)}
            />
            <Text size="sm" tone="ink2">
              {[town, words, dayOf(new Date(applied_at))].filter(Boolean).join('，')}
            </Text>
          </Stack>
        ))}
        {state !== 'end' && (
          <Button kind="text" busy={state !== 'ready' && state !== 'error'} onPress={more}>
            {state === 'error' ? '没有拿到，再试一次' : '再看一些'}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
