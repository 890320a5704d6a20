import { useState } from 'react'
import type { Out } from '@contract/api'
import { WordsSheet } from '@/blocks/form/WordsSheet'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'

type Resident = Pick<Out<'/tp5/api/Housekeep/userDetail'>, 'member_id' | 'name'>

/** Takes somebody who was confirmed out of the village, and says why. */
export function Remove({ resident }: { resident: Resident }) {
  const { member_id, name } = resident
  const [asking, setAsking] = useState(false)
  const remove = useSubmit(async (reason: string) => {
    await api.post('/tp5/api/Housekeep/userRemove', { member_id, reason })
    setAsking(false)
    toast('已告诉对方')
  })
  return (
    <>
      <Row justify="end">
        <Button kind="soft" shape="pill" label={`移出${name}`} onPress={() => setAsking(true)}>
          移出
        </Button>
      </Row>
      {asking && (
        <WordsSheet
          title="移出这个村"
          note="对方不再是这个村的住户，会看到原因，可以再申请，也可以换一个村。"
          label="原因"
          missing="请写明为什么移出"
          most={100}
          submitText="移出并告诉对方"
          danger
          act={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
