/** A drawing on a canvas of 48 units: a tinted ground, lines, and what stands out of them. */
export interface DrawingPaths {
  ground: string;
  line: string;
  accent: string;
}

/** Our own drawings, in the tokens of the brand. */
export const DRAWING_PATHS = {
  // Kinds of product
  loan: {
    ground: 'M6 14h36v20H6z',
    line: 'M6 14h36v20H6zM12 39h24M12 20v8M36 20v8',
    accent: 'M24 19a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  },
  'credit-card': {
    ground: 'M5 12h38v25H5z',
    line: 'M5 12h38v25H5zM11 31h8M23 31h4',
    accent: 'M5 19.5h38M33 31h5',
  },
  'bank-account': {
    ground: 'M8 18h32v22H8z',
    line: 'M6 18 24 7l18 11zM10 23v12M18 23v12M30 23v12M38 23v12M6 40h36',
    accent: 'M24 12v3M24 23v12',
  },
  broker: {
    ground: 'M6 8h36v30H6z',
    line: 'M6 8v32h36M14 33v-6M22 33V22M30 33v-8M38 33V18',
    accent: 'm12 20 9-8 8 6 10-10M33 8h6v6',
  },
  debt: {
    ground: 'M26 16h16v24H26z',
    line: 'M6 10h12v8H6zM6 22h12v8H6zM6 34h12v8H6zM28 16h14v24H28zM32 22h6M32 27h6',
    accent: 'M20 14h3v24h-3M23 26h4',
  },
  product: {
    ground: 'm24 6 17 9v18l-17 9-17-9V15z',
    line: 'm24 6 17 9v18l-17 9-17-9V15zM7 15l17 9 17-9M24 24v18',
    accent: 'm15 11 17 9v6',
  },
  // Tools
  calculator: {
    ground: 'M11 5h26v38H11z',
    line: 'M11 5h26v38H11zM16 10h16v7H16zM17 24h2M23 24h2M17 31h2M23 31h2M17 38h2M23 38h2',
    accent: 'M31 23v15M28 24h4',
  },
  'late-payment': {
    ground: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36z',
    line: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM24 10v3M24 35v3M10 24h3M35 24h3',
    accent: 'M24 15v9l7 6',
  },
  growth: {
    ground: 'M14 27h20v15H14z',
    line: 'M14 27h20l-3 15H17zM24 27V14',
    accent: 'M24 18c0-7 5-10 12-10 0 7-5 10-12 10zM24 23c0-5-4-8-11-8 0 6 5 8 11 8z',
  },
  priority: {
    ground: 'M6 8h28v8H6zM6 20h20v8H6zM6 32h12v8H6z',
    line: 'M6 8h28v8H6zM6 20h20v8H6zM6 32h12v8H6z',
    accent: 'M39 14v26M34 35l5 5 5-5',
  },
  // Articles, people, companies
  guide: {
    ground: 'M6 10c7-2 13-1 18 3v27c-5-4-11-5-18-3z',
    line: 'M24 13c5-4 11-5 18-3v27c-7-2-13-1-18 3-5-4-11-5-18-3V10c7-2 13-1 18 3zM24 13v27',
    accent: 'M11 18c3-.5 5 0 8 1.5M11 25c3-.5 5 0 8 1.5M37 18c-3-.5-5 0-8 1.5',
  },
  glossary: {
    ground: 'M9 5h30v38H9z',
    line: 'M9 5h30v38H9zM15 5v38M20 33h13M20 38h9',
    accent: 'm21 27 6-16 6 16M23 21h8',
  },
  question: {
    ground: 'M5 8h38v26H24l-9 8v-8H5z',
    line: 'M5 8h38v26H24l-9 8v-8H5z',
    accent: 'M19 17c0-6 10-6 10 0 0 4-5 4-5 8M24 29v1',
  },
  person: {
    ground: 'M8 42c0-10 7-15 16-15s16 5 16 15z',
    line: 'M24 7a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8 42c0-10 7-15 16-15s16 5 16 15z',
    accent: 'm19 35 4 4 7-7',
  },
  company: {
    ground: 'M8 16h20v26H8z',
    line: 'M8 42V12l20-6v36M28 20h12v22M4 42h40M14 18h8M14 25h8M14 32h8',
    accent: 'M34 27v2M34 34v2',
  },
  // Trust
  licence: {
    ground: 'M24 5 9 11v12c0 10 6 16 15 20 9-4 15-10 15-20V11z',
    line: 'M24 5 9 11v12c0 10 6 16 15 20 9-4 15-10 15-20V11z',
    accent: 'm17 24 5 5 9-10',
  },
  checked: {
    ground: 'M7 10h34v32H7z',
    line: 'M7 10h34v32H7zM7 18h34M15 6v7M33 6v7',
    accent: 'm17 30 5 5 9-10',
  },
  earnings: {
    ground: 'M24 40H8l5-20h22l5 20z',
    line: 'M24 8v32M14 42h20M8 14h32M8 14 3 28h10zM40 14l-5 14h10z',
    accent: 'M24 8v.1M3 28c1 4 9 4 10 0M35 28c1 4 9 4 10 0',
  },
  // Steps
  choose: {
    ground: 'M6 8h36v32H6z',
    line: 'M6 8h36v32H6zM12 32h24M12 24h24M12 16h24',
    accent: 'M20 13v6M30 21v6M16 29v6',
  },
  compare: {
    ground: 'M6 8h15v32H6z',
    line: 'M6 8h15v32H6zM27 8h15v32H27zM11 15h5M32 15h5M11 22h5M32 22h5',
    accent: 'm10 32 3 3 5-6M32 33h5',
  },
  apply: {
    ground: 'M9 5h24v38H9z',
    line: 'M33 20V5H9v38h24v-4M15 13h12M15 20h12M15 27h6',
    accent: 'm25 35 1-6 13-13 5 5-13 13z',
  },
  // What happened
  empty: {
    ground: 'M7 24h34v18H7z',
    line: 'M7 24 13 10h22l6 14v18H7zM7 24h10l3 6h8l3-6h10',
    accent: 'M24 3v3M12 4l1 2M36 4l-1 2',
  },
  mail: {
    ground: 'M5 11h38v27H5z',
    line: 'M5 11h38v27H5z',
    accent: 'm5 13 19 14 19-14',
  },
  done: {
    ground: 'M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38z',
    line: 'M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38z',
    accent: 'm15 24 7 7 12-13',
  },
} as const satisfies Record<string, DrawingPaths>;

export type DrawingName = keyof typeof DRAWING_PATHS;

export const DRAWING_NAMES = Object.keys(DRAWING_PATHS) as DrawingName[];
