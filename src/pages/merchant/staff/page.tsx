import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { Question } from '@/blocks/form/Question'
import { useRead } from '@/cache/useRead'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { go } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { AddMember } from './AddMember'

type Member = Out<'/tp5/api/VillageEnter/staff'>['list'][number]

/** Who may redeem in the shop. */
export default function MerchantStaff() {
  const call = useRead('/tp5/api/VillageEnter/staff')
  const [leaving, setLeaving] = useState<Member>()
  const remove = useSubmit(async () => {
    if (!leaving) return
    await api.post('/tp5/api/VillageEnter/removeStaff', { user_id: leaving.user_id })
    setLeaving(undefined)
    toast(leaving.me ? '您已经离开' : '移除了')
    if (leaving.me) await go('mine')
  })
  if (!call.data) return <UnloadedStaffScreen route="merchantStaff" call={call} rows={4} />
  const { list, owner, most } = call.data
  return (
    <StaffScreen route="merchantStaff">
      <Stack inset>
        {list.map((member) => (
          <Card key={member.user_id}>
            <Media
              end={
                !member.owner && (owner || member.me) ? (
                  <Button
                    kind="soft"
                    shape="pill"
                    label={member.me ? '离开这家店' : `移除${member.name}`}
                    onPress={() => setLeaving(member)}
                  >
                    {member.me ? '离开' : '移除'}
                  </Button>
                ) : undefined
              }
            >
              <Row>
                <Text strong>{member.me ? `${member.name}（我）` : member.name}</Text>
                {member.owner === 1 && <Tag tone="brand">店主</Tag>}
              </Row>
              <Text size="sm" tone="ink2">
                {member.phone}
              </Text>
            </Media>
          </Card>
        ))}
        {owner ? (
          <AddMember most={most} />
        ) : (
          <Text size="sm" tone="ink2" center>
            添加和移除店员请找店主
          </Text>
        )}
        <CallError error={remove.error} />
      </Stack>
      <Question
        open={leaving !== undefined}
        title={leaving?.me ? '离开这家店？' : `移除${leaving?.name ?? ''}？`}
        confirm={leaving?.me ? '离开' : '移除'}
        danger
        act={remove}
        onCancel={() => setLeaving(undefined)}
      >
        {`${leaving?.me ? '您' : '他'}马上不能再核销；以前核销的照常结算。`}
      </Question>
    </StaffScreen>
  )
}
