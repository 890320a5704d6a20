import { useState } from 'react'
import type { LeadDetail } from '@/parts/location/location'
import { ring } from '@/platform/ring'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { RemoveContact } from './RemoveContact'

interface ContactsProps {
  lead: LeadDetail
  onAdd: () => void
}

/** Whom to talk to; others than whoever develops it see that there is somebody. */
export function Contacts({ lead: { lead_id, contacts, mine }, onAdd }: ContactsProps) {
  const [gone, setGone] = useState<LeadDetail['contacts'][number]>()
  return (
    <Card>
      <SectionHead title="联系人" {...(mine === 1 && { more: '加一位', onMore: onAdd })} />
      <Stack gap="s2">
        {contacts.length === 0 && <Text tone="ink2">还没有联系人</Text>}
        {contacts.map((contact) => (
          <Stack key={contact.contact_id} gap="s1">
            <Cell
              icon="user"
              title={`${contact.name} · ${contact.position}`}
              value={contact.phone}
              {...(mine === 1 && { onPress: () => void ring(contact.phone) })}
            />
            {contact.note && (
              <Text size="sm" tone="ink2">
                {contact.note}
              </Text>
            )}
            {mine === 1 && (
              <Row justify="end">
                <Button
                  kind="text"
                  shape="pill"
                  label={`删掉联系人${contact.name}`}
                  onPress={() => setGone(contact)}
                >
                  删掉
                </Button>
              </Row>
            )}
          </Stack>
        ))}
      </Stack>
      {gone && <RemoveContact leadId={lead_id} contact={gone} onClose={() => setGone(undefined)} />}
    </Card>
  )
}
