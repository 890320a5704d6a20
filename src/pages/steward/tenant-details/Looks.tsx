import { useState } from 'react'
import type { In, Out } from '@contract/api'
import { WordsSheet } from '@/blocks/form/WordsSheet'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type What = In<'/tp5/api/Housekeep/look'>['what']

const names: Record<What, string> = { name: '称呼', phone: '电话' }

/** Masked, until somebody says what they need it for; the page forgets it again. */
export function Looks({ resident }: { resident: Out<'/tp5/api/Housekeep/userDetail'> }) {
  const { member_id, name, phone } = resident
  const [asked, setAsked] = useState<What>()
  const [seen, setSeen] = useState<Partial<Record<What, string>>>({})
  const look = useSubmit(async (reason: string) => {
    if (!asked) return
    const wish = { member_id, what: asked, reason }
    const { value } = await api.post('/tp5/api/Housekeep/look', wish)
    setSeen((before) => ({ ...before, [asked]: value }))
    setAsked(undefined)
  })
  const button = (what: What) => (
    <Button
      kind="outline"
      shape="pill"
      label={`查看完整${names[what]}`}
      onPress={() => setAsked(what)}
    >
      {`看完整${names[what]}`}
    </Button>
  )
  return (
    <Card>
      <Stack gap="s2">
        <SectionHead title="怎么联系" />
        <Facts
          facts={[
            { name: names.name, value: seen.name ?? name },
            { name: names.phone, value: seen.phone ?? phone },
          ]}
        />
        <Row justify="end">
          {!seen.name && button('name')}
          {!seen.phone && button('phone')}
        </Row>
        <Text size="xs" tone="ink3">
          每看一次都留下记录，住户能查到是谁的村、看了什么、为什么
        </Text>
      </Stack>
      {asked && (
        <WordsSheet
          title={`看完整${names[asked]}`}
          note="用途会和您的称呼一起留着，住户能看到。"
          label="用途"
          missing="请写明用途"
          most={100}
          submitText="记下并查看"
          act={look}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
