type UpiMarkProps = { readonly letters: string; readonly colour: string };

/** An app's place in the list, as a letter of ours: nobody's trademark. */
export function UpiMark({ letters, colour }: UpiMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="upi-mark">
      <rect width="32" height="32" rx="8" fill={colour} />
      <text
        x="16"
        y="21.5"
        textAnchor="middle"
        fontSize={letters.length > 2 ? 11 : 15}
        fontWeight="700"
        fill="#fff"
      >
        {letters}
      </text>
    </svg>
  );
}
