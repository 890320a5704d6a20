import { Choices } from '@/blocks/list/Choices'
import { ListSearch } from '@/blocks/list/ListSearch'
import { Foot } from '@/blocks/screen/Foot'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { CustomerRow } from '@/parts/customer/CustomerRow'
import type { CustomerState } from '@/parts/customer/customer'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'

type Shown = CustomerState | 'all' | 'mine'

const choices: readonly { value: Shown; text: string }[] = [
  { value: 'all', text: '全部' },
  { value: 'mine', text: '我报备的' },
  { value: 'reported', text: '已报备' },
  { value: 'talking', text: '跟进中' },
  { value: 'signed', text: '已签约' },
  { value: 'lost', text: '没谈成' },
]

function asked(shown: Shown, words: string) {
  const sought = words === '' ? {} : { words }
  if (shown === 'all') return sought
  return shown === 'mine' ? { ...sought, mine: 1 as const } : { ...sought, state: shown }
}

/** Whom the people of the house talk to, the newest first. */
export default function CustomerSubmission() {
  const [shown, setShown] = useKept<Shown>('state', 'all')
  const [words, setWords] = useKept('words', '')
  const paged = usePaged('/tp5/api/ReportCustomer/lists', asked(shown, words))
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('customerAdd', {})}>
        报备客户
      </Button>
    </Foot>
  )
  const header = (
    <Stack inset>
      <ListSearch hint="客户名称" words={words} onSearch={setWords} />
      <Tabs label="进展" choices={choices} value={shown} onChoose={setShown} flush />
    </Stack>
  )
  return (
    <StaffScreen route="customerSubmission" needs={paged} action={action}>
      <Choices
        paged={paged}
        header={header}
        empty={
          <Empty
            title={shown === 'all' && words === '' ? '还没有报备过客户' : '没有这样的客户'}
            text="报备一位，就从今天起保护"
          />
        }
      >
        {(customer) => <CustomerRow key={customer.customer_id} customer={customer} />}
      </Choices>
    </StaffScreen>
  )
}
