// QR codes; what makes them is fetched when one is wanted.

/** The dark squares of a text's code as a path, in a square of `size` with a quiet border. */
export async function makeQrPath(text: string): Promise<{ path: string; size: number }> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const rows = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: rows.join(""), size };
}
