import { PagedList } from '@/blocks/list/PagedList'
import { Foot } from '@/blocks/screen/Foot'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { isKind, type Kind, kindsIn } from './warningWords'
import { WarningRow } from './WarningRow'

type Shown = Kind | 'all'

/** What is wrong at my machines, the worst first, and the way to what fills them. */
export default function EarlyWarning() {
  const { kind } = useRoute('earlyWarning')
  const [shown, setShown] = useKept<Shown>('kind', isKind(kind) ? kind : 'all')
  const paged = usePaged('/tp5/api/Warning/list', shown === 'all' ? {} : { kind: shown })
  const totals = useLast(paged.first?.totals)
  const tours = totals?.tours ?? 0
  const { submit, busy } = useSubmit(async (machine_id: number, slot_no: string) => {
    try {
      const { added } = await api.post('/tp5/api/Warning/addGoodsToCart', { machine_id, slot_no })
      toast(`已加入 ${added.map(({ title, packs }) => `${title} ${packs} 箱`).join('、')}`)
    } catch (thrown) {
      toast(messageOf(thrown))
    }
  })
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('purchaseCart')}>
        看补货车
      </Button>
    </Foot>
  )
  return (
    <StaffScreen route="earlyWarning" needs={paged} action={action}>
      <PagedList
        paged={paged}
        header={
          <Tabs
            label="预警种类"
            choices={[{ value: 'all', text: '全部' }, ...kindsIn(totals)]}
            value={shown}
            onChoose={setShown}
          />
        }
        skeleton={<RowsSkeleton />}
        empty={<Empty title="没有预警" text="机器都在线，货也够卖" />}
      >
        {(warnings) => (
          <Stack>
            {tours > 0 && <NoticeBar>{`有 ${tours} 台机器该去补货`}</NoticeBar>}
            {warnings.map((warning) => (
              <WarningRow
                key={`${warning.kind} ${warning.machine_id} ${warning.slot_no}`}
                warning={warning}
                busy={busy}
                onAdd={() => void submit(warning.machine_id, warning.slot_no)}
              />
            ))}
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
