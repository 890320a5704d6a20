import { useEffect, useRef, useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { TaskHead } from '@/parts/task/TaskHead'
import { useCompleting } from '@/parts/task/useCompleting'
import { useInFront } from '@/platform/inFront'
import { openOutside } from '@/platform/outside'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Progress } from '@/ui/progress/Progress'
import { Stack } from '@/ui/stack/Stack'

interface VisitingProps {
  billUserId: string
  page: Out<'/tp5/api/AdTask/video'>
}

/** Opens the advertiser's page; the stay counts from leaving until one is back, and not in front of this page. */
export function Visiting({ billUserId: bill_user_id, page }: VisitingProps) {
  const { title, advertiser, url, whole } = page
  const [spent, setSpent] = useState<Out<'/tp5/api/AdTask/videoLog'>>(page)
  const inFront = useInFront()
  const complete = useCompleting(bill_user_id)
  const { submit: tell, error: unheard } = useSubmit(async (running: 0 | 1) => {
    setSpent(await api.post('/tp5/api/AdTask/videoLog', { bill_user_id, running }))
  })
  const open = useSubmit(async () => {
    const leave = () => tell(1)
    const outcome = await openOutside({ mini: { app_id: '', path: '' }, scheme: '', url }, leave)
    if (outcome === 'copied') toast('网址复制好了，到浏览器里打开，看完回来')
    if (outcome === 'nowhere') toast('没有打开，请再点一次')
  })
  const counts = spent.running === 1 && spent.step === 'visit'
  const away = useRef(counts)
  away.current = counts
  useEffect(() => {
    if (away.current) void tell(inFront ? 0 : 1)
  }, [inFront, tell])
  const done = spent.step === 'done'
  return (
    <Stack inset>
      <TaskHead title={title} advertiser={advertiser} />
      <Card>
        <Stack>
          <Progress
            label="停留时间"
            value={Math.min(whole, spent.seconds)}
            whole={whole}
            note={done ? '看够了' : `还要 ${spent.left} 秒`}
          />
          <NumberedLines
            lines={[
              '点下面的按钮，打开商家的页面。小程序里会复制网址，粘贴到浏览器打开。',
              `在那里看满 ${whole} 秒；停在这一页不算。`,
              '看完回到这一页，就能领奖励。',
            ]}
          />
        </Stack>
      </Card>
      <CallError error={open.error ?? unheard ?? complete.error} />
      {done ? (
        <Button shape="full" busy={complete.busy} onPress={() => void complete.submit()}>
          去领奖励
        </Button>
      ) : (
        <Button shape="full" busy={open.busy} onPress={() => void open.submit()}>
          {counts || spent.seconds > 0 ? '再打开一次' : '打开页面'}
        </Button>
      )}
    </Stack>
  )
}
