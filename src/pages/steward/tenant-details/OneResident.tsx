import type { Out } from '@contract/api'
import { useRead } from '@/cache/useRead'
import { fullTime } from '@/format/date'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { Answer } from '@/parts/steward/Answer'
import { residentTones } from '@/parts/steward/steward'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { Timeline } from '@/ui/timeline/Timeline'
import { Looks } from './Looks'
import { Remove } from './Remove'

type Resident = Out<'/tp5/api/Housekeep/userDetail'>

/** How somebody came to belong to the village, what is known of them, and who looked at it. */
export function OneResident({ memberId }: { memberId: number }) {
  const call = useRead('/tp5/api/Housekeep/userDetail', { member_id: memberId })
  const { data } = call
  return (
    <ManagerScreen route="tenantDetails" call={call}>
      {data && (
        <>
          <Card>
            <Stack gap="s2">
              <Row justify="between">
                <Text size="lg" strong>
                  {data.name}
                </Text>
                <Tag tone={residentTones[data.state]}>{data.state_text}</Tag>
              </Row>
              <Text size="sm" tone="ink2">
                {data.village}
              </Text>
              {data.state === 'asked' && !data.mine && <Answer resident={data} />}
              {data.state === 'approved' && !data.mine && <Remove resident={data} />}
              {data.state === 'asked' && data.mine === 1 && (
                <Text size="sm" tone="ink2">
                  这是您自己，由这个村的另一位管家或者平台来确认
                </Text>
              )}
            </Stack>
          </Card>
          {data.state !== 'refused' && <Looks key={data.member_id} resident={data} />}
          <Card>
            <SectionHead title="加入经过" />
            <Timeline events={eventsOf(data.moves)} />
          </Card>
          {data.looks.length > 0 && (
            <Card>
              <SectionHead title="谁看过" />
              <Timeline events={eventsOf(data.looks)} />
            </Card>
          )}
        </>
      )}
    </ManagerScreen>
  )
}

const eventsOf = (list: Resident['moves']) =>
  [...list].reverse().map(({ at, by, text, reason }, nth) => ({
    key: String(list.length - nth),
    title: text,
    note: [by, reason].filter(Boolean).join('：'),
    time: fullTime(new Date(at)),
  }))
