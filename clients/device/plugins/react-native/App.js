// The app: it asks for the types, runs the vectors, and shares the result.
import { useState } from 'react';
import { Button, Platform, SafeAreaView, Share } from 'react-native';
import { NitroModules } from 'react-native-nitro-modules';
import { allTypes, device } from './device.mjs';
import { nitroPhone } from './nitro.mjs';
import { record } from './record.mjs';
import vectors from './vectors.json';

export default function App() {
  const [title, setTitle] = useState('Run the vectors');
  const run = async () => {
    setTitle('They run');
    const phone = nitroPhone(NitroModules, { ...device, device: 'iPhone', system: `iOS ${Platform.Version}` });
    await NitroModules.createHybridObject('CoreModule').requestAuthorization(await allTypes(vectors, phone));
    const result = await record(vectors, phone);
    setTitle(`${result.cases.filter(({ outcome }) => outcome === 'different').length} differ`);
    await Share.share({ message: JSON.stringify(result, null, 1) });
  };
  return (
    <SafeAreaView>
      <Button title={title} onPress={run} />
    </SafeAreaView>
  );
}
