import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useClosed } from '@/cache/useClosed'
import type { Detail } from '@/parts/task/task'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { OpinionSheet } from './OpinionSheet'

/** That I want what it is about, and what I think of it. */
export function Opinions({ task: { flag, wanted, bill } }: { task: Detail }) {
  const closed = useClosed()
  const [open, setOpen] = useState(false)
  const want = useSubmit(async () => {
    const now = await api.post('/tp5/api/AdTask/wantGoods', { flag, wanted: wanted === 1 ? 0 : 1 })
    if (now.wanted === 1) toast('记下了，会告诉商家有人想要')
  })
  return (
    <>
      <Row>
        <Button
          kind={wanted === 1 ? 'outline' : 'soft'}
          shape="pill"
          icon="box"
          busy={want.busy}
          onPress={() => void want.submit()}
        >
          {wanted === 1 ? '已想要' : '想要'}
        </Button>
        {bill && !closed('userText') && (
          <Button kind="outline" shape="pill" icon="edit" onPress={() => setOpen(true)}>
            说说意见
          </Button>
        )}
      </Row>
      <CallError error={want.error} />
      {open && bill && (
        <OpinionSheet billUserId={bill.bill_user_id} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
