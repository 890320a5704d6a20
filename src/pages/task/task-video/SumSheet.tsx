import { CallError } from '@/blocks/form/CallError'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface SumSheetProps {
  billUserId: string
  onAnswered: (again: boolean) => void
}

/** A sum in the middle of the film: who is there knows it. */
export function SumSheet({ billUserId: bill_user_id, onAnswered }: SumSheetProps) {
  const call = useRead('/tp5/api/AdTask/verifyQuestion', { bill_user_id }, { anew: true })
  const answer = useSubmit(async (chosen: number) => {
    const given = { bill_user_id, answer: chosen }
    const { right, again } = await api.post('/tp5/api/AdTask/submitVerifyQuestion', given)
    if (again === 1) toast('三次没算对，从头看一遍')
    else if (right === 0) toast('不对，再算一道')
    if (right === 1 || again === 1) onAnswered(again === 1)
    else await call.look()
  })
  const question = call.data?.question
  return (
    <Sheet open title="还在看吗？" onClose={() => toast('算一下再接着看')}>
      <Stack>
        <Unloaded call={call} outline={2} />
        {question && (
          <>
            <Text size="xl" strong center>
              {question.ask}
            </Text>
            {question.choices.map((choice) => (
              <Button
                key={choice}
                kind="soft"
                shape="full"
                busy={answer.busy}
                onPress={() => void answer.submit(choice)}
              >
                {String(choice)}
              </Button>
            ))}
          </>
        )}
        <CallError error={answer.error} />
      </Stack>
    </Sheet>
  )
}
