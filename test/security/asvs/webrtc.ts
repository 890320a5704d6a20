import { notOurs, type Row } from '../row'

const ids = ['17.1.1', '17.2.1', '17.2.2', '17.2.3', '17.2.4', '17.3.1', '17.3.2']

/** V17. */
export const webrtc: Row[] = ids.map((id) => notOurs(id, 2, 'No WebRTC'))
