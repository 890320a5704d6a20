import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { WordsSheet } from '@/blocks/form/WordsSheet'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import type { Resident } from './steward'

/** Confirms who asks to belong to a village, or refuses them and says why. */
export function Answer({ resident }: { resident: Pick<Resident, 'member_id' | 'name'> }) {
  const { member_id, name } = resident
  const [refusing, setRefusing] = useState(false)
  const confirm = useSubmit(async () => {
    await api.post('/tp5/api/Housekeep/userAuth', { member_id, pass: 1 })
    toast('已确认')
  })
  const refuse = useSubmit(async (reason: string) => {
    await api.post('/tp5/api/Housekeep/userAuth', { member_id, pass: 0, reason })
    setRefusing(false)
    toast('已告诉对方')
  })
  return (
    <>
      <CallError error={confirm.error} />
      <Row justify="end">
        <Button kind="soft" shape="pill" label={`不通过${name}`} onPress={() => setRefusing(true)}>
          不通过
        </Button>
        <Button
          shape="pill"
          label={`确认${name}`}
          busy={confirm.busy}
          onPress={() => void confirm.submit()}
        >
          确认
        </Button>
      </Row>
      {refusing && (
        <WordsSheet
          title="不通过"
          note="对方会看到原因，可以再申请，也可以换一个村。"
          label="原因"
          missing="请写明为什么不通过"
          most={100}
          submitText="告诉对方"
          act={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  )
}
