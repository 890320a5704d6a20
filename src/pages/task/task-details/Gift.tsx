import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { CopyRow } from '@/parts/order/CopyRow'
import type { Detail } from '@/parts/task/task'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What comes beside the reward: told while some is left, and shown to who has it. */
export function Gift({ task: { gift, bill } }: { task: Detail }) {
  if (!gift) return null
  if (bill?.state === 'received') return <Received billUserId={bill.bill_user_id} />
  if (bill?.state === 'taken_back' || bill?.state === 'failed') return null
  if (gift.left === 0)
    return (
      <Card>
        <Text size="sm" tone="ink2">
          {`另送的“${gift.title}”券码送完了，奖励照发`}
        </Text>
      </Card>
    )
  return (
    <Card>
      <SectionHead title={`另送：${gift.title}`} />
      <HowToUse how={gift.how} until={gift.valid_until} />
      <Text size="sm" tone="ink3">
        领奖励时一起给，送完为止
      </Text>
    </Card>
  )
}

/** My code, with how it is used. */
function Received({ billUserId: bill_user_id }: { billUserId: string }) {
  const call = useRead('/tp5/api/AdTask/rewardCode', { bill_user_id })
  const { data } = call
  if (!data) return <Unloaded call={call} outline={2} />
  const { title, how, valid_until, expired, code } = data
  return (
    <Card>
      <SectionHead title={title} />
      {code ? (
        <Stack gap="s2">
          <CopyRow name="券码" text={code} />
          {expired === 1 && (
            <Text size="sm" tone="warn">
              券码已经过期
            </Text>
          )}
          <HowToUse how={how} until={valid_until} />
        </Stack>
      ) : (
        <Text size="sm" tone="ink2">
          您领奖励时券码已经送完了，这次没有送到
        </Text>
      )}
    </Card>
  )
}

const HowToUse = ({ how, until }: { how: readonly string[]; until: string }) => (
  <Stack gap="s1">
    {how.map((line) => (
      <Text key={line} size="sm" tone="ink2">
        {line}
      </Text>
    ))}
    <Text size="sm" tone="ink2">{`有效期到 ${dayOf(new Date(until))}`}</Text>
  </Stack>
)
