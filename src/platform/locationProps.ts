export interface Located {
  latitude: number
  longitude: number
}
