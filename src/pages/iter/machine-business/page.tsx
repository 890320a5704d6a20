import { observer } from 'mobx-react'
import { PagedList } from '@/blocks/list/PagedList'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { ContractCard } from './ContractCard'
import { choices, isShown, type Shown } from './states'

/** The contracts of machines by which I earn, or may soon. */
export default observer(function MachineBusiness() {
  const { state } = useRoute('machineBusiness')
  const [shown, setShown] = useKept<Shown>('state', isShown(state) ? state : 'all')
  const paged = usePaged('/tp5/api/MachineBusiness/lists', shown === 'all' ? {} : { state: shown })
  const runs = session.user?.roles.includes('operator') ?? false
  const action = runs && (
    <Foot>
      <Button shape="full" onPress={() => void go('machineBusinessAdd')}>
        发起合约
      </Button>
    </Foot>
  )
  return (
    <Screen route="machineBusiness" action={action}>
      <PagedList
        paged={paged}
        header={<Tabs label="合约状态" choices={choices} value={shown} onChoose={setShown} />}
        skeleton={<RowsSkeleton />}
        empty={
          <Empty
            title="没有这样的合约"
            text={runs ? '和机器老板谈好，就来发起一份' : '运营发起合约以后，在这里确认'}
          />
        }
      >
        {(contracts) => (
          <Stack>
            {contracts.map((contract) => (
              <ContractCard key={contract.contract_id} contract={contract} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
})
