/** Somewhere to go, as China's maps draw it (GCJ-02). */
export interface Destination {
  latitude: number
  longitude: number
  name: string
  address: string
}
