import { type ReactNode, useState } from 'react'
import type { Out } from '@contract/api'
import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { dayOf, fullTime } from '@/format/date'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { Row } from '@/ui/row/Row'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import type { TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { ObjectSheet } from './ObjectSheet'

const path = '/tp5/api/Fairness/record'

type Offence = Out<typeof path>['list'][number]

const tones: Readonly<Record<Offence['state'], TagTone>> = {
  standing: 'warn',
  objected: 'brand',
  upheld: 'danger',
  lifted: 'ok',
}

/** What is held against me, and until when I may object. */
export function Records({ header }: { header: ReactNode }) {
  const { data } = useRead(path, {})
  const paged = usePaged(path, {})
  const [objecting, setObjecting] = useState<Offence>()
  const blocked = data?.blocked_until
  return (
    <>
      <PagedList
        paged={paged}
        header={header}
        skeleton={<RowsSkeleton />}
        empty={<Empty scene={noResult} title="没有违规记录" text="谢谢您认真做每个任务" />}
      >
        {(rows) => (
          <Stack inset>
            {blocked && (
              <Card>
                <Text strong>{`${dayOf(new Date(blocked))} 前不能做任务`}</Text>
              </Card>
            )}
            {rows.map((offence) => (
              <OffenceCard
                key={offence.offence_id}
                offence={offence}
                onObject={() => setObjecting(offence)}
              />
            ))}
          </Stack>
        )}
      </PagedList>
      {objecting && <ObjectSheet offence={objecting} onClose={() => setObjecting(undefined)} />}
    </>
  )
}

interface OffenceCardProps {
  offence: Offence
  onObject: () => void
}

function OffenceCard({ offence, onObject }: OffenceCardProps) {
  const { name, note, words, state, state_text, object_until, created_at } = offence
  return (
    <Card>
      <Stack gap="s2">
        <WhenAndState time={created_at} tone={tones[state]} state={state_text} />
        <Text strong>{name}</Text>
        <Text size="sm" tone="ink2">
          {note}
        </Text>
        <Text size="sm">{`处理：${words}`}</Text>
        {object_until && (
          <Row justify="between" wrap>
            <Text size="xs" tone="ink3">{`${fullTime(new Date(object_until))} 前可以申诉`}</Text>
            <Button kind="soft" shape="pill" onPress={onObject}>
              申诉
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  )
}
