import type { DrawingTool } from './drawing-tools.ts'

/** Lines on 20 × 20, as the plan draws each thing. */
const paths = {
  select: 'M5 3v13l3.5-3.5 2.5 5 2-1-2.5-5H15z',
  outline: 'M3 4h10v4h4v9H3zM1.5 4h3M3 2.5v3M15.5 17h3M17 15.5v3',
  rack: 'M2 6.5h16v7H2zM6 6.5v7M10 6.5v7M14 6.5v7',
  'rack-rows': 'M2 3h16v3H2zM2 8.5h16v3H2zM2 14h16v3H2z',
  wall: 'M2 8h16M2 12h16M5 8v4M9 8v4M13 8v4',
  column: 'M7 7h6v6H7z',
  dock: 'M2 16h4M14 16h4M6 16V5h8v11M6 8h8M6 11h8',
  walkway: 'M4 18 8 2M16 18 12 2M10 4v2M10 9v2M10 14v2',
  speed: 'M3 14a7 7 0 1 1 14 0M10 14l3.5-4.5',
  'keep-out': 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M5.5 10h9',
  'one-way': 'M3 10h13M11.5 5.5 16 10l-4.5 4.5',
  mezzanine: 'M2 6h16v3H2zM5 9v8M15 9v8',
  level: 'M2 12h16M2 17h16M10 9V2M7 5l3-3 3 3',
  mount: 'M10 3v14M3 10h14M10 6l4 4-4 4-4-4z',
  anchor: 'M10 4l6 6-6 6-6-6z',
  undo: 'M8 4 4 8l4 4M4 8h7a4.5 4.5 0 0 1 0 9H7',
  redo: 'M12 4l4 4-4 4M16 8H9a4.5 4.5 0 0 0 0 9h4',
  turn: 'M16 10a6 6 0 1 1-2-4.5M14.5 2v4h-4',
  duplicate: 'M7 7h10v10H7zM13 7V3H3v10h4',
  delete: 'M4 6h12M8 6V3.5h4V6M5.5 6l1 11h7l1-11M8.5 9v5M11.5 9v5',
  addCorner: 'M3 16 9 6l8 5M13 2.5v5M10.5 5h5',
  larger: 'M10 4v12M4 10h12',
  smaller: 'M4 10h12',
  whole: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
} as const satisfies Record<DrawingTool, string> & Record<string, string>

export type ToolIconName = keyof typeof paths

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none">
      <path d={paths[name]} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
