import type { LeadDetail } from '@/parts/location/location'
import { callNumber } from '@/platform/callNumber'
import { toast } from '@/platform/toast'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface ContactsProps {
  lead: LeadDetail
  onAdd: () => void
}

async function ring(phone: string) {
  if (!(await callNumber(phone))) toast(`没有拨出去，号码是 ${phone}`)
}

/** Whom to talk to; others than whoever develops it see that there is somebody. */
export function Contacts({ lead: { contacts, mine }, onAdd }: ContactsProps) {
  return (
    <Card>
      <SectionHead title="联系人" {...(mine === 1 && { more: '加一位', onMore: onAdd })} />
      <Stack gap="s2">
        {contacts.length === 0 && <Text tone="ink2">还没有联系人</Text>}
        {contacts.map(({ contact_id, position, name, phone, note }) => (
          <Stack key={contact_id} gap="s1">
            <Cell
              icon="user"
              title={`${name} · ${position}`}
              value={phone}
              {...(mine === 1 && { onPress: () => void ring(phone) })}
            />
            {note && (
              <Text size="sm" tone="ink2">
                {note}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
