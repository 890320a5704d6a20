import type { Out } from '@contract/api'
import { dayOf } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'

export type Membership = Out<'/tp5/api/Village/mine'>

const day = (time: string) => dayOf(new Date(time))

/** Where I belong, and from when on that may change. */
export function MyVillage({ membership }: { membership: Membership }) {
  const { village, may_change_at, kept_days } = membership
  if (!village) {
    return (
      <Card>
        <SectionHead title="我的村" />
        <Text size="sm" tone="ink2">
          {`还没有选。在下面点一个村，设为我的村，确认以后就能参加村里的活动。选好要住满 ${kept_days} 天才能再换。`}
        </Text>
      </Card>
    )
  }
  return (
    <Card>
      <SectionHead title="我的村" />
      <Facts
        facts={[
          { name: village.name, value: `${day(village.joined_at)} 加入`, strong: true },
          { name: '住户确认', value: village.state_text },
          { name: '换一个村', value: may_change_at ? `${day(may_change_at)} 起可以` : '现在可以' },
        ]}
      />
      <Text size="sm" tone="ink2">
        {confirmationWords(village)}
      </Text>
    </Card>
  )
}

/** What follows from it for me. */
function confirmationWords({
  state,
  reason,
}: Pick<NonNullable<Membership['village']>, 'state' | 'reason'>): string {
  if (state === 'approved') return '村管家确认过您住在这里。'
  if (state === 'asked') return '等村管家或平台确认您住在这里；确认以后就能领村里的礼。'
  return `没有通过的原因：${reason}。可以再申请，也可以换一个村。`
}
